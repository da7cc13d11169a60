/** Browsers send few different headers; so many are remembered, each of at most so many characters. */
const MOST_HEADERS = 200
const LONGEST_HEADER = 200

/** What follows from a header, worked out once for as long as it is remembered. */
export const remembering = <Result>(workOut: (header: string) => Result): ((header: string) => Result) => {
  const known = new Map<string, Result>()
  return header => {
    const remembered = known.get(header)
    if (remembered !== undefined) return remembered
    const result = workOut(header)
    if (known.size === MOST_HEADERS) known.clear()
    if (header.length <= LONGEST_HEADER) known.set(header, result)
    return result
  }
}
