import { isColour } from './colour'
import { suggestedColours } from './suggested-colours'

it.each([
  ['Red Wolves', '#c8102e'],
  ['The Blues', '#1b5fd1'],
  ['Golden Eagles', '#f2b705'],
  ['Navy Hoops', '#0c2340'],
])('%s are suggested the colour of their name', (name, colour) => expect(suggestedColours(name)).toEqual([colour]))

describe('A name without a colour in it', () => {
  it('is suggested the same colours each time, however it is written', () =>
    expect(suggestedColours(' Harbor  Hawks'.replace('  ', ' '))).toEqual(suggestedColours('harbor hawks')))

  it('is suggested two colours', () => expect(suggestedColours('Harbor Hawks').filter(isColour)).toHaveLength(2))

  it('is not suggested the main colour of another team, as long as there are others', () => {
    const taken: (readonly string[])[] = []
    for (let team = 1; team <= 16; team += 1) taken.push(suggestedColours('Harbor Hawks', taken))
    expect(new Set(taken.map(([main]) => main)).size).toBe(16)
    expect(suggestedColours('Harbor Hawks', taken)).toEqual(taken[0])
  })

  it('differs from most others', () =>
    expect(
      new Set(['Hawks', 'Bulls', 'Owls', 'Lynx', 'Comets', 'Aces'].map(name => suggestedColours(name)[0])).size,
    ).toBeGreaterThan(3))
})
