/** Bits of the first table; each further one has four times as many. */
const FIRST = 1 << 16

/** A table is full when one of so many of its bits is set by an id: it then takes one in a hundred others for known. */
const SPARSE = 10

/** Two independent numbers of a text. */
const hashesOf = (id: string): readonly [number, number] => {
  let [one, other] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13)
  }
  return [one >>> 0, other >>> 0]
}

type Table = { readonly bits: Uint32Array; ids: number }

const bitsOf = ({ bits }: Table, [one, other]: readonly [number, number]): readonly number[] =>
  [one, other, one + other].map(hash => hash % (bits.length * 32))

/**
 * Which ids were added, in a few bits each: `mayHold` is never wrong about one that was, and seldom right about one that was not. A
 * million ids are some megabytes; one that is added again takes no more.
 */
export class IdFilter {
  private readonly tables: Table[] = []

  get bytes(): number {
    return this.tables.reduce((sum, { bits }) => sum + bits.byteLength, 0)
  }

  add(id: string): void {
    const hashes = hashesOf(id)
    if (this.holds(hashes)) return
    const table = this.open()
    for (const bit of bitsOf(table, hashes)) table.bits[bit >>> 5]! |= 1 << (bit & 31)
    table.ids += 1
  }

  mayHold(id: string): boolean {
    return this.tables.length > 0 && this.holds(hashesOf(id))
  }

  private holds(hashes: readonly [number, number]): boolean {
    return this.tables.some(table => bitsOf(table, hashes).every(bit => (table.bits[bit >>> 5]! & (1 << (bit & 31))) !== 0))
  }

  private open(): Table {
    const last = this.tables.at(-1)
    const size = last === undefined ? FIRST : last.bits.length * 32
    if (last !== undefined && last.ids * SPARSE < size) return last
    const table = { bits: new Uint32Array((last === undefined ? size : size * 4) / 32), ids: 0 }
    this.tables.push(table)
    return table
  }
}
