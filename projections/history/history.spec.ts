import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { HistoricFact } from '@fullcourt/domain/log/historic'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import { score } from '@fullcourt/domain/games/games.examples'
import { captainNamed } from '@fullcourt/domain/entries/entries.examples'
import { A, ANA, B, BEN, C, entered, gameOf, placed } from '../league.examples'
import { folded, listed, recorded } from '../testing/specification'
import { correlationOfImport } from '@fullcourt/domain/imports/correlation'
import { aboutKey, thingsNamed } from './about'
import { history } from './history'

const game = gameOf(41, placed(A, B))
const ids = { organization: 1, season: 3, league: 5 }
const importFinished: AnyFact = {
  type: 'ImportFinished',
  data: { import: 7, organization: 1, league: 5, counts: { team: 10 }, reports: [] },
}

describe('An entry of the history', () => {
  it('is the fact with its position, its time, who, why and from what', () => {
    const [fact] = recorded([game.scored('61–58')], { actor: 4, reason: 'The sheet was misread.', cause: 'fact-0' })
    expect([...folded(history, [fact!])]).toEqual([
      [
        fact!.position,
        {
          type: 'ScoreUpdated',
          data: fact!.data,
          id: 'fact-0',
          position: fact!.position,
          revision: 0,
          time: '2025-06-30T21:33:09.401Z',
          actor: 4,
          reason: 'The sheet was misread.',
          command: 'command',
          correlation: 'call',
          cause: 'fact-0',
        },
      ],
    ])
  })

  it('is listed with everything it names, by position', () => {
    const facts = recorded([game.scheduled(), game.scored('61–58')])
    const documents = folded(history, facts)
    const places = facts.map(({ position }) => history.places(documents.get(position)!, position)['about'])
    expect(places[1]).toContainEqual({ key: aboutKey('game', 41), order: facts[1]!.position })
    expect(places[0]).toContainEqual({ key: aboutKey('team', A.team), order: facts[0]!.position })
  })

  it('is listed with all that followed from its call, and with what followed from the same fact', () => {
    const call = recorded([game.scored('61–58')], { correlation: 'call-1' })[0]!
    const policy = {
      ...recorded([game.deleted()], { correlation: 'call-1', cause: call.id })[0]!,
      position: '1'.padStart(20, '0'),
    }
    const documents = folded(history, [call, policy])
    expect(listed(history, documents, 'correlation', 'call-1')).toEqual([call.position, policy.position])
    expect(listed(history, documents, 'cause', call.id)).toEqual([policy.position])
  })

  it('of an import is told by what it changed; what that is part of tells of the import alone', () => {
    const facts = recorded([entered(A), game.scheduled(), game.line(ANA, 'PTS 2'), importFinished], {
      correlation: correlationOfImport(7),
    })
    const documents = folded(history, facts)
    const [teamEntered, , , finished] = facts.map(({ position }) => position)
    const told = (kind: 'organization' | 'league' | 'team', id: number) => listed(history, documents, 'about', aboutKey(kind, id))
    expect(told('organization', 1)).toEqual([finished])
    expect(told('league', 5)).toEqual([finished])
    expect(told('team', A.team)).toEqual([teamEntered])
    expect(listed(history, documents, 'untold', aboutKey('organization', 1))).toHaveLength(3)
  })

  it('of a call is told by everything that it changed something in', () => {
    const facts = recorded([entered(A), game.line(ANA, 'PTS 2')])
    const documents = folded(history, facts)
    const all = facts.map(({ position }) => position)
    expect(listed(history, documents, 'about', aboutKey('organization', 1))).toEqual(all)
    expect(listed(history, documents, 'about', aboutKey('team', A.team))).toEqual(all)
    expect(listed(history, documents, 'untold', aboutKey('organization', 1))).toEqual([])
  })

  const machinery: readonly AnyFact[] = [
    { type: 'LogCreated', data: { log: 'fullcourt', format: 1 } },
    { type: 'IdsReserved', data: { kind: 'player', from: 1, upTo: 100 } },
    { type: 'Claimed', data: { claim: 'slug', key: '2f0c', holder: 1 } },
    { type: 'OuterIdsMapped', data: { import: 7, organization: 1, league: 5, kind: 'team', ids: [] } },
    { type: 'RowsBroughtIn', data: { import: 7, organization: 1, league: 5, done: 2, rows: [] } },
  ]
  it.each(machinery)('is not made of $type', fact => expect(history.documentIds(recorded([fact])[0]!)).toEqual([]))
})

/** Keys as texts: `league:5`. */
const names = (fact: AnyFact) => [...thingsNamed(fact as HistoricFact)].sort()

describe('A fact is about', () => {
  it('the teams and leagues of both sides of a game', () =>
    expect(names(gameOf(41, placed(A, C)).scored('61–58'))).toEqual([
      'game:41',
      'league:5',
      'league:6',
      'organization:1',
      'season:3',
      'team:11',
      'team:13',
    ]))

  it('the player of a line', () => expect(names(game.line(ANA, 'PTS 2'))).toContain('player:31'))

  it('the players whose lines a deleted or restored game takes along', () => {
    const figures = { score: score('61–58'), lines: [{ player: ANA, side: 'home' as const, line: line('PTS 2') }] }
    expect(names(game.deleted(figures))).toContain('player:31')
    expect(names(game.restored(figures))).toContain('player:31')
  })

  it('both captains', () => expect(names(captainNamed(BEN, ANA))).toEqual(expect.arrayContaining(['player:31', 'player:32'])))

  it('the season that it makes inactive', () =>
    expect(names({ type: 'SeasonActivated', data: { organization: 1, season: 4, deactivates: 3 } })).toEqual([
      'organization:1',
      'season:3',
      'season:4',
    ]))

  it('every league of an order', () =>
    expect(names({ type: 'LeaguesOrdered', data: { organization: 1, season: 3, leagues: [6, 5] } })).toEqual([
      'league:5',
      'league:6',
      'organization:1',
      'season:3',
    ]))

  it('the league that a new team is to enter', () =>
    expect(
      names({
        type: 'TeamCreated',
        data: { organization: 1, team: 11, details: { name: 'Ohana', logo: null }, enters: { season: 3, league: 5, entry: 21 } },
      }),
    ).toEqual(['league:5', 'organization:1', 'season:3', 'team:11']))

  it('the user it changes, who may belong to no organization', () =>
    expect(names({ type: 'PasswordChanged', data: { user: 1, organization: null, reset: true } })).toEqual(['user:1']))

  it('an import, but not what the import counts', () =>
    expect(names(importFinished)).toEqual(['import:7', 'league:5', 'organization:1']))

  it('the season of an import', () =>
    expect(
      names({
        type: 'ImportBegun',
        data: {
          import: 7,
          organization: ids.organization,
          league: ids.league,
          rows: 1,
          target: {
            organization: { id: ids.organization, slug: 'harbour', make: false, timeZone: null },
            season: { id: ids.season, name: 'Summer', make: true },
            league: { id: ids.league, name: 'Rec', make: true },
          },
        },
      }),
    ).toEqual(['import:7', 'league:5', 'organization:1', 'season:3']))
})
