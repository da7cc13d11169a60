import type { Fact } from '../facts/fact'
import type { GameFact } from './events'
import { figureOf } from './figure'
import { ANA, deleted, detailsChanged, lineRecorded, periodScored, restored, scheduled, scored } from './games.examples'

it.each<[string, GameFact]>([
  ['score', scored('61–58')],
  ['details', detailsChanged({ time: '15:30' }, { time: '16:30' })],
  ['period:2', periodScored('Q2 8–9')],
  ['line:home:31', lineRecorded(ANA, 'PTS 12')],
  ['line:away:31', lineRecorded(ANA, 'PTS 12', { side: 'away' })],
  ['line:home:31', lineRecorded(ANA, null, { was: 'PTS 12' })],
])('The figure %s is changed by its facts', (figure, fact) => expect(figureOf(fact)).toBe(figure))

it.each<[string, Fact<string, unknown>]>([
  ['GameScheduled', scheduled()],
  ['GameDeleted', deleted()],
  ['GameRestored', restored()],
  ['LeagueDeleted', { type: 'LeagueDeleted', data: {} }],
])('%s changes no figure by itself', (_, fact) => expect(figureOf(fact)).toBeUndefined())
