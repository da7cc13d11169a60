/** The part of negotiator that is used here; the types of others are of a version before `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> })
    /** Those of `available` that the reader takes, the best first; of equals the one that comes first in `preferred`. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[]
  }
  export = Negotiator
}
