import type { Fact } from '../facts/fact'
import { line } from '../statistics/figures.examples'
import type { GameFact } from './events'
import { figuresOf } from './figure'
import {
  ANA,
  deleted,
  detailsChanged,
  figures,
  lineRecorded,
  period,
  periodScored,
  reset,
  restored,
  scheduled,
  scored,
  walkover,
} from './games.examples'

it.each<[string, GameFact]>([
  ['score', scored('61–58')],
  ['score', walkover('home')],
  ['details', detailsChanged({ time: '15:30' }, { time: '16:30' })],
  ['period:2', periodScored('Q2 8–9')],
  ['line:home:31', lineRecorded(ANA, 'PTS 12')],
  ['line:away:31', lineRecorded(ANA, 'PTS 12', { side: 'away' })],
  ['line:home:31', lineRecorded(ANA, null, { was: 'PTS 12' })],
])('The figure %s is changed by its facts', (figure, fact) => expect(figuresOf(fact)).toEqual([figure]))

it.each<[string, Fact<string, unknown>]>([
  ['GameScheduled', scheduled()],
  ['GameDeleted', deleted()],
  ['GameRestored', restored()],
  ['LeagueDeleted', { type: 'LeagueDeleted', data: {} }],
])('%s changes no figure by itself', (_, fact) => expect(figuresOf(fact as GameFact)).toEqual([]))

it('A game that is reset changes every figure that was entered, and its score', () =>
  expect(
    figuresOf(reset(figures({ periods: [period('Q1 15–12')], lines: [{ player: ANA, side: 'home', line: line('PTS 12') }] }))),
  ).toEqual(['score', 'period:1', 'line:home:31']))
