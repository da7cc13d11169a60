import type { Colour } from './colour'
import { contrast, mix } from './contrast'
import { accentOf, brandOf, edgeOf, GROUNDS, standsOut, textOn } from './readable'

const SCHEMES = ['light', 'dark'] as const
const SURFACE = { light: '#ffffff', dark: '#151b21' } as const

const hex = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

/** A colour by hue (degrees), saturation and lightness (0 to 1). */
const hsl = (hue: number, saturation: number, lightness: number): Colour => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return `#${hex(channel(0))}${hex(channel(8))}${hex(channel(4))}`
}

const steps = (count: number) => Array.from({ length: count + 1 }, (_, i) => i / count)

/** All hues, in all strengths, from black to white. */
const SWEEP: readonly Colour[] = Array.from({ length: 72 }, (_, i) => i * 5).flatMap(hue =>
  [0, 0.5, 1].flatMap(saturation => steps(10).map(lightness => hsl(hue, saturation, lightness))),
)

const least = (colour: Colour, grounds: readonly Colour[]) => Math.min(...grounds.map(ground => contrast(colour, ground)))

it('Contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#b93c0b', '#ffffff')).toBeCloseTo(5.65, 2)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe('Of every hue, light and dark', () => {
  it('text on a ground of it has a contrast of 4.5 at least', () =>
    expect(SWEEP.filter(colour => contrast(textOn(colour), colour) < 4.5)).toEqual([]))

  it.each(SCHEMES)('the edge has 3 at least, on every ground that is %s', scheme =>
    expect(SWEEP.filter(colour => least(edgeOf(colour, scheme), GROUNDS[scheme]) < 3)).toEqual([]),
  )

  it.each(SCHEMES)('the accent has 4.5 at least as text, on every ground that is %s and on a wash of itself', scheme =>
    expect(
      SWEEP.filter(colour => {
        const accent = accentOf(colour, scheme)
        return least(accent, [...GROUNDS[scheme], mix(SURFACE[scheme], accent, 0.14)]) < 4.5
      }),
    ).toEqual([]),
  )

  it.each(SCHEMES)('text on the accent has 4.5 at least: %s', scheme =>
    expect(
      SWEEP.filter(colour => {
        const brand = brandOf([colour])?.[scheme]
        return !brand || contrast(brand.accent as Colour, brand.onAccent as Colour) < 4.5
      }),
    ).toEqual([]),
  )

  it.each(SCHEMES)('no shade is further from it than it has to be: %s', scheme => {
    const nearer = SWEEP.filter(colour => {
      const edge = edgeOf(colour, scheme)
      return edge !== colour && least(edge, GROUNDS[scheme]) > 3.2
    })
    expect(nearer).toEqual([])
  })
})

describe('A colour that is readable as it is', () => {
  it('is its own edge and accent', () => {
    expect(edgeOf('#1b5fd1', 'light')).toBe('#1b5fd1')
    expect(accentOf('#1b5fd1', 'light')).toBe('#1b5fd1')
    expect(edgeOf('#ffd21f', 'dark')).toBe('#ffd21f')
  })
})

it.each([
  ['yellow', '#ffd21f', false, true],
  ['white', '#ffffff', false, true],
  ['black', '#000000', true, false],
  ['the page by day', '#faf8f4', false, true],
  ['the page by night', '#0d1115', true, false],
  ['navy', '#0c2340', true, false],
  ['red', '#c8102e', true, false],
] as const)('%s: stands out by day and by night as it is', (_, colour, byDay, byNight) => {
  expect([standsOut(colour, 'light'), standsOut(colour, 'dark')]).toEqual([byDay, byNight])
})

describe("An organization's accent", () => {
  it('is none where it has no colours', () => expect(brandOf([])).toBeNull())

  it('is of its first colour', () =>
    expect(brandOf(['#1b5fd1', '#f2b705'])?.light).toEqual({ accent: '#1b5fd1', onAccent: '#ffffff' }))

  it('is of the second where the first is a grey, which would read as plain text', () =>
    expect(brandOf(['#111111', '#1b5fd1'])?.light.accent).toBe('#1b5fd1'))

  it('is a grey where it has no other', () => expect(brandOf(['#111111'])?.light.accent).toBe('#111111'))
})
