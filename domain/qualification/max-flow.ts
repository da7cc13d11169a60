/** A pipe of a network: from one knot to another, with what it can carry. */
export type Pipe = { readonly from: number; readonly to: number; readonly capacity: number }

const SOURCE = 0
const SINK = 1

/** How much flows from knot 0 to knot 1 at most. Edmonds–Karp: by shortest ways, each as much as it can. */
export const maxFlow = (knots: number, pipes: readonly Pipe[]): number => {
  // Pipe 2i is pipe i, and 2i + 1 takes back what flows in it.
  const room = pipes.flatMap(({ capacity }) => [capacity, 0])
  const ends = pipes.flatMap(({ from, to }) => [to, from])
  const leaving = Array.from({ length: knots }, (): number[] => [])
  pipes.forEach(({ from, to }, at) => {
    leaving[from]?.push(2 * at)
    leaving[to]?.push(2 * at + 1)
  })
  const roomIn = (pipe: number) => room[pipe] ?? 0
  /** By knot the pipe through which it is reached first; undefined where the sink is not reached. */
  const shortestWay = () => {
    const through = new Map<number, number>([[SOURCE, -1]])
    for (const knot of through.keys())
      for (const pipe of leaving[knot] ?? []) {
        const to = ends[pipe] ?? SOURCE
        if (through.has(to) || roomIn(pipe) <= 0) continue
        through.set(to, pipe)
        if (to === SINK) return through
      }
    return undefined
  }
  let total = 0
  for (let through = shortestWay(); through; through = shortestWay()) {
    const way: number[] = []
    for (let knot = SINK; knot !== SOURCE; knot = ends[(way.at(-1) ?? 0) ^ 1] ?? SOURCE) way.push(through.get(knot) ?? 0)
    const much = Math.min(...way.map(roomIn))
    for (const pipe of way) {
      room[pipe] = roomIn(pipe) - much
      room[pipe ^ 1] = roomIn(pipe ^ 1) + much
    }
    total += much
  }
  return total
}
