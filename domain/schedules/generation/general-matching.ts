const NONE = -1

/**
 * A largest set of edges of a graph no two of which share a node (Edmonds' blossom algorithm), grown from `mate`: nodes that are
 * matched there stay matched. `mate` holds the partner of each node, or -1, and is changed in place.
 */
export const matchAll = (neighbours: readonly (readonly number[])[], mate: Int32Array): void => {
  for (let node = 0; node < neighbours.length; node++) if (mate[node] === NONE) augment(neighbours, mate, node)
}

/** The walk from one unmatched node: what it came from, and which nodes an odd circle has shrunk into one. */
type Walk = { readonly parent: Int32Array; readonly base: Int32Array; readonly isEven: Uint8Array; readonly queue: number[] }

const augment = (neighbours: readonly (readonly number[])[], mate: Int32Array, root: number): void => {
  const count = neighbours.length
  const walk: Walk = {
    parent: new Int32Array(count).fill(NONE),
    base: Int32Array.from({ length: count }, (_, node) => node),
    isEven: new Uint8Array(count),
    queue: [root],
  }
  walk.isEven[root] = 1
  for (let node = walk.queue.shift(); node !== undefined; node = walk.queue.shift())
    for (const next of neighbours[node] ?? []) {
      const end = step(mate, walk, root, node, next)
      if (end !== NONE) return flip(mate, walk.parent, end)
    }
}

/** Follows one edge; the unmatched node that it reached, or -1. */
const step = (mate: Int32Array, walk: Walk, root: number, node: number, next: number): number => {
  const { parent, base, isEven, queue } = walk
  if (base[node] === base[next] || mate[node] === next) return NONE
  const partner = mate[next] as number
  if (next === root || (partner !== NONE && parent[partner] !== NONE)) {
    shrink(mate, walk, node, next)
    return NONE
  }
  if (parent[next] !== NONE) return NONE
  parent[next] = node
  if (partner === NONE) return next
  isEven[partner] = 1
  queue.push(partner)
  return NONE
}

const commonBase = (mate: Int32Array, { parent, base }: Walk, a: number, b: number): number => {
  const onWay = new Set<number>()
  for (let node = base[a] as number; ; node = base[parent[mate[node] as number] as number] as number) {
    onWay.add(node)
    if (mate[node] === NONE) break
  }
  let node = base[b] as number
  while (!onWay.has(node)) node = base[parent[mate[node] as number] as number] as number
  return node
}

const markPath = (
  mate: Int32Array,
  { parent, base }: Walk,
  from: number,
  to: number,
  child: number,
  inCircle: Uint8Array,
): void => {
  let last = child
  for (let node = from; base[node] !== to; node = parent[mate[node] as number] as number) {
    inCircle[base[node] as number] = 1
    inCircle[base[mate[node] as number] as number] = 1
    parent[node] = last
    last = mate[node] as number
  }
}

const shrink = (mate: Int32Array, walk: Walk, a: number, b: number): void => {
  const inCircle = new Uint8Array(walk.base.length)
  const common = commonBase(mate, walk, a, b)
  markPath(mate, walk, a, common, b, inCircle)
  markPath(mate, walk, b, common, a, inCircle)
  walk.base.forEach((base, node) => {
    if (inCircle[base] !== 1) return
    walk.base[node] = common
    if (walk.isEven[node] === 1) return
    walk.isEven[node] = 1
    walk.queue.push(node)
  })
}

/** Changes what is matched along the way back from an unmatched node. */
const flip = (mate: Int32Array, parent: Int32Array, end: number): void => {
  let node = end
  while (node !== NONE) {
    const before = parent[node] as number
    const next = mate[before] as number
    mate[node] = before
    mate[before] = node
    node = next
  }
}
