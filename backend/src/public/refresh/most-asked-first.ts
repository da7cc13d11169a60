import type { RecentRead, RecentReads, VisitorRead } from '../response-cache/recent-reads'

/** A read, with the key under which its answer is cached. */
export type KeyedRead = VisitorRead & { readonly key: string }

/** Of these keys the reads that visitors asked for lately, the most asked first; of equals the one that was named first. */
export const mostAskedFirst = (keys: Iterable<string>, reads: Pick<RecentReads, 'of'>): readonly KeyedRead[] => {
  const asked = (key: string): (RecentRead & { readonly key: string })[] => {
    const recent = reads.of(key)
    return recent ? [{ key, ...recent }] : []
  }
  return [...keys]
    .flatMap(asked)
    .sort((one, other) => other.times - one.times)
    .map(({ key, read }) => ({ key, ...read }))
}
