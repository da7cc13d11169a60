import fc from 'fast-check'
import { fixture, version, versionsOf } from './difference.examples'
import { fixtureAt, withVersion, type FixtureVersion } from './versions'

const A = 'Owls@Hawks 2026-03-14 18:00 Court-1'
const B = 'Owls@Hawks 2026-03-15 10:00 Court-2'
const C = 'Owls@Hawks 2026-03-16 10:00 Court-3'

const made = (...versions: readonly FixtureVersion[]) => versions.reduce<readonly FixtureVersion[]>(withVersion, [])
const texts = (versions: readonly FixtureVersion[]) =>
  versions.map(({ fixture: said }) => [A, B, C].find(text => same(said, text)))
const same = (said: FixtureVersion['fixture'], text: string) => JSON.stringify(said) === JSON.stringify(fixture(text))
const inAction = { action: 'one' }

describe('The versions of a game', () => {
  it('are one for each action that changed it', () =>
    expect(texts(made(version('2026-01-01T10:00', A), version('2026-01-02T10:00', B)))).toEqual([A, B]))

  it('have what one action comes to, at the time of its first change', () => {
    const versions = made(
      version('2026-01-01T10:00', A),
      version('2026-01-02T10:00', B, inAction),
      version('2026-01-02T10:05', C, inAction),
    )
    expect(texts(versions)).toEqual([A, C])
    expect(versions[1]?.at).toBe('2026-01-02T10:00:00.000Z')
  })

  it('have nothing of what one action took back itself', () =>
    expect(
      texts(
        made(version('2026-01-01T10:00', A), version('2026-01-02T10:00', B, inAction), version('2026-01-02T10:05', A, inAction)),
      ),
    ).toEqual([A]))

  it('have what a later action took back', () =>
    expect(texts(made(version('2026-01-01T10:00', A), version('2026-01-02T10:00', B), version('2026-01-03T10:00', A)))).toEqual([
      A,
      B,
      A,
    ]))

  it('have nothing of what changed nothing', () => {
    const versions = made(version('2026-01-01T10:00', A))
    expect(withVersion(versions, version('2026-01-02T10:00', A))).toBe(versions)
  })
})

describe('What was said of a game at a moment', () => {
  const moved = versionsOf(41, version('2026-01-01T10:00', A), version('2026-01-02T10:00', null), version('2026-01-03T10:00', B))

  it.each([
    ['2026-01-01T09:59:59.999Z', null],
    ['2026-01-01T10:00:00.000Z', A],
    ['2026-01-02T09:59:59.999Z', A],
    ['2026-01-02T10:00:00.000Z', null],
    ['2026-01-04T10:00:00.000Z', B],
  ])('%s is what the last action before it made of it', (moment, text) =>
    expect(fixtureAt(moved, moment)).toEqual(text === null ? null : fixture(text)),
  )

  it('is not known before the first version that is kept', () =>
    expect(fixtureAt({ ...moved, earlier: 1 }, '2026-01-01T09:00:00.000Z')).toBeUndefined())
})

it('For any actions one after another, the last version is what was said last, and none is followed by its like', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(A, B, C, null), fc.nat({ max: 2 })), { minLength: 1 }), said => {
      const all = said.map(([text, action], at) =>
        version(`2026-01-01T10:${String(at).padStart(2, '0')}`, text, { action: String(action) }),
      )
      const versions = made(...all)
      expect(versions.at(-1)?.fixture).toEqual(all.at(-1)?.fixture)
      versions.slice(1).forEach(({ fixture: is }, place) => expect(is).not.toEqual(versions[place]?.fixture))
    }),
  ))
