import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { People } from '../../../storage/people/people'

type Texts = { readonly [field: string]: string | null }
type SealedTexts<T extends Texts> = { readonly [Field in keyof T]: T[Field] extends string ? Sealed : Sealed | null }

/** Closes texts of a player with their key (docs/people.md#sealed). */
export const sealDetails = async <T extends Texts>(
  people: Pick<People, 'sealAll'>,
  player: PlayerId,
  texts: T,
): Promise<SealedTexts<T>> => {
  const given = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null)
  const sealed = await people.sealAll(given.map(([, text]) => ({ person: `player-${player}` as const, text })))
  const closed = given.map(([field], i) => [field, sealed[i]] as const)
  return { ...texts, ...Object.fromEntries(closed) } as unknown as SealedTexts<T>
}
