/** The largest document that an embed may be, in bytes. */
const largestEmbed = 15_000

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A document of as many things as it has room for: the first ones, fewer until it is small enough. */
export const withinSize = (count: number, render: (most: number) => string, largest = largestEmbed): string => {
  const document = render(count)
  if (count === 0 || bytesOf(document) <= largest) return document
  return withinSize(Math.floor(count * 0.8), render, largest)
}
