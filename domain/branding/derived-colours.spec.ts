import { isColour } from './colour'
import { channelsOf, contrast } from './contrast'
import { derivedColours } from './derived-colours'
import { edgeOf, GROUNDS, textOn } from './readable'

const ids = Array.from({ length: 100 }, (_, i) => i + 1)
const ofTeam = (id: number) => derivedColours(id)[0] ?? '#000000'

it('are colours', () => expect(ids.map(ofTeam).filter(colour => !isColour(colour))).toEqual([]))

it('carry letters that can be read', () =>
  expect(ids.map(ofTeam).filter(colour => contrast(colour, textOn(colour)) < 4.5)).toEqual([]))

it.each(['light', 'dark'] as const)('have an edge that stands out from every ground: %s', scheme =>
  expect(
    ids.map(id => edgeOf(ofTeam(id), scheme)).filter(edge => GROUNDS[scheme].some(ground => contrast(edge, ground) < 3)),
  ).toEqual([]),
)

it('differ among thirty teams that were made one after another', () => {
  const distance = (a: number, b: number) => {
    const [one, other] = [channelsOf(ofTeam(a)), channelsOf(ofTeam(b))]
    return Math.hypot(...one.map((channel, i) => channel - (other[i] ?? 0)))
  }
  const league = ids.slice(0, 30)
  const nearest = Math.min(...league.flatMap(a => league.filter(b => b > a).map(b => distance(a, b))))
  expect(nearest).toBeGreaterThan(15)
})
