/** What some file system does not take in a name, and what it would take for something else. */
const UNFIT = /[\p{Cc}\p{Cs}\\/:*?"<>|]+/gu
const LONGEST = 80

/** Names of folders made of names that people gave: each once, also where capital and small letters are the same. */
export const folderNames = (): ((name: string, id: number) => string) => {
  const taken = new Set<string>()
  return (name, id) => {
    const fit = name
      .replace(UNFIT, ' ')
      .trim()
      .replace(/^\.+|[. ]+$/g, '')
      .slice(0, LONGEST)
      .trim()
    const own = fit === '' || taken.has(fit.toLowerCase()) ? `${fit} (${id})`.trim() : fit
    taken.add(own.toLowerCase())
    return own
  }
}
