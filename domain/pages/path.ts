/** Names of the parameters of a path: `season` and `league` of `/dashboard/seasons/:season/leagues/:league`. */
export type ParametersOf<Path extends string> = Path extends `${string}:${infer Tail}`
  ? Tail extends `${infer Name}/${infer Rest}`
    ? Name | ParametersOf<`/${Rest}`>
    : Tail
  : never

/** The same at run time, in their order. */
export const parameterNames = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])

/** The address of a path with its parameters filled in: `/games/7` of `/games/:game`. */
export const addressOf = <Path extends string>(path: Path, parameters: Readonly<Record<ParametersOf<Path>, number | string>>) =>
  path.replace(/:(\w+)/g, (_, name: ParametersOf<Path>) => String(parameters[name]))

/** Every address of a path: `/games/${number}` of `/games/:game`. */
export type AddressOfPath<Path extends string> = Path extends `${infer Before}:${infer Tail}`
  ? Tail extends `${string}/${infer Rest}`
    ? `${Before}${number}/${AddressOfPath<Rest>}`
    : `${Before}${number}`
  : Path

const expressionOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>\\d{1,15})')}$`, 'i')

/** The parameters with which an address is of a path, or undefined. A parameter is a whole number; the case of letters does not matter. */
export const matchPath = (path: string, address: string): Readonly<Record<string, number>> | undefined => {
  const found = expressionOf(path).exec(address)
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, digits]) => [name, Number(digits)]))
    : undefined
}

/** The first segment of an address, in small letters; empty for the root. */
export const firstSegment = (address: string) => (address.split('/').find(segment => segment !== '') ?? '').toLowerCase()
