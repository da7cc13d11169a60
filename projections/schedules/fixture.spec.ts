import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { A, B, C, gameOf, LEAGUE, OTHER_LEAGUE, placed, SEASON } from '../league.examples'
import { ofTeam } from '../games/game-lists'
import { folded, listed, recorded, specification } from '../testing/specification'
import { fixtureCard } from './fixture'

const given = specification(fixtureCard)
const game = gameOf(41, placed(A, B))
const at = { date: '2026-03-14', time: '18:00', location: 'Court 1' }
const said = { home: A.team, away: B.team, ...at, calledOff: null }

/** Facts of actions one after another, a day each. */
const inActions = (...actions: readonly (readonly AnyFact[])[]) =>
  actions.flatMap((facts, day) =>
    recorded(facts, { time: `2026-01-0${day + 1}T10:00:00.000Z`, correlation: `call-${day + 1}`, actor: 4 }),
  )
const cardAfter = (...actions: readonly (readonly AnyFact[])[]) => folded(fixtureCard, inActions(...actions)).get('41')

describe('How a game stood in its schedule', () => {
  it('is what each action made of it, with its season and leagues', () =>
    expect(cardAfter([game.scheduled(at)], [game.moved({ time: '19:00' }, { time: '18:00' })])).toEqual({
      game: 41,
      season: SEASON,
      league: LEAGUE,
      leagues: [LEAGUE],
      versions: [
        { at: '2026-01-01T10:00:00.000Z', action: 'call-1', by: 4, fixture: said },
        { at: '2026-01-02T10:00:00.000Z', action: 'call-2', by: 4, fixture: { ...said, time: '19:00' } },
      ],
      earlier: 0,
      status: 'active',
    }))

  it('is nothing of it while it is deleted', () =>
    expect(cardAfter([game.scheduled(at)], [game.deleted()])).toMatchObject({
      status: 'deleted',
      versions: [{ fixture: said }, { fixture: null }],
    }))

  it('goes on with other teams and their leagues', () =>
    expect(cardAfter([game.scheduled(at)], [game.sidesChanged(A, C)])).toMatchObject({ leagues: [LEAGUE, OTHER_LEAGUE] }))

  it('is not changed by a score or a video', () => {
    const moved = game.moved({ videoUrl: 'https://youtu.be/x' }, { videoUrl: null })
    expect(cardAfter([game.scheduled(at)], [game.scored('61–58')], [moved])).toMatchObject({ versions: [{ fixture: said }] })
  })

  it('is the last fifty versions, and how many were before them', () => {
    const moves = Array.from({ length: 52 }, (_, day) => game.moved({ time: `18:${day + 10}` }, {}))
    const facts = [game.scheduled(at), ...moves].map((fact, call) => recorded([fact], { correlation: `call-${call}` })[0]!)
    const card = folded(fixtureCard, facts).get('41')
    expect(card).toMatchObject({ earlier: 3 })
    expect(card?.status === 'unknown' ? [] : card?.versions).toHaveLength(50)
  })
})

describe('Games are listed', () => {
  const others = gameOf(42, placed(A, B))
  const facts = inActions(
    [game.scheduled(at), others.scheduled(at)],
    [game.moved({ time: '19:00' }, { time: '18:00' })],
    [others.sidesChanged(A, C)],
    [game.moved({ location: 'Court 2' }, { location: 'Court 1' })],
    [others.moved({ location: 'Court 3' }, { location: 'Court 1' })],
  )
  const list = (index: string, key: string, days: number) =>
    listed(
      fixtureCard,
      folded(
        fixtureCard,
        facts.filter(({ metadata: { time } }) => time < `2026-01-0${days + 1}`),
      ),
      index,
      key,
    )

  it('of a season by the last change', () => {
    expect(list('season', String(SEASON), 2)).toEqual(['42', '41'])
    expect(list('season', String(SEASON), 3)).toEqual(['41', '42'])
    expect(list('season', String(SEASON), 4)).toEqual(['42', '41'])
  })

  it('of a team by the last change that it reads, also of a game that is no longer its own', () => {
    expect(list('changed', ofTeam(SEASON, A.team), 1)).toEqual([])
    expect(list('changed', ofTeam(SEASON, A.team), 5)).toEqual(['41', '42'])
    expect(list('changed', ofTeam(SEASON, B.team), 5)).toEqual(['42', '41'])
    expect(list('changed', ofTeam(SEASON, C.team), 3)).toEqual([])
    expect(list('changed', ofTeam(SEASON, C.team), 5)).toEqual(['42'])
  })

  it('of a team by when they became its own', () => {
    expect(list('began', ofTeam(SEASON, A.team), 5)).toEqual(['41', '42'])
    expect(list('began', ofTeam(SEASON, C.team), 5)).toEqual(['42'])
  })

  it('of nobody before they are scheduled', () => given(game.scored('61–58')).thenIds())
})
