/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  type Options = { url: string; connections: number; amount: number; headers?: Record<string, string> }
  type Result = { non2xx: number; errors: number }
  const autocannon: (options: Options) => Promise<Result>
  export = autocannon
}
