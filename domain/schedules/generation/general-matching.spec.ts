import fc from 'fast-check'
import { matchAll } from './general-matching'

type Graph = { readonly nodes: number; readonly edges: readonly (readonly [number, number])[] }

const neighboursOf = ({ nodes, edges }: Graph) =>
  Array.from({ length: nodes }, (_, node) => edges.flatMap(([a, b]) => (a === b ? [] : a === node ? [b] : b === node ? [a] : [])))

const matched = (graph: Graph) => {
  const mate = new Int32Array(graph.nodes).fill(-1)
  matchAll(neighboursOf(graph), mate)
  return [...mate]
}

/** Every choice of edges, tried in turn. */
const largest = (edges: Graph['edges'], used: ReadonlySet<number> = new Set()): number => {
  const [first, ...rest] = edges
  if (first === undefined) return 0
  const without = largest(rest, used)
  if (first[0] === first[1] || first.some(node => used.has(node))) return without
  return Math.max(without, 1 + largest(rest, new Set([...used, ...first])))
}

const graphs = fc.integer({ min: 1, max: 8 }).chain(nodes => {
  const node = fc.integer({ min: 0, max: nodes - 1 })
  return fc.record({ nodes: fc.constant(nodes), edges: fc.array(fc.tuple(node, node), { maxLength: 12 }) })
})

it('A largest matching is found in any graph, odd circles included', () =>
  fc.assert(
    fc.property(graphs, graph => {
      const mate = matched(graph)
      mate.forEach((partner, node) => {
        if (partner < 0) return
        expect(mate[partner]).toBe(node)
        expect(neighboursOf(graph)[node]).toContain(partner)
      })
      expect(mate.filter(partner => partner >= 0).length / 2).toBe(largest(graph.edges))
    }),
    { numRuns: 500 },
  ))
