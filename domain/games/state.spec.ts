import {
  ANA,
  BEN,
  byCorrection,
  deleted,
  detailsChanged,
  figures,
  lineRecorded,
  period,
  periodScored,
  restored,
  scheduled,
  score,
  scored,
} from './games.examples'
import { line } from '../statistics/figures.examples'
import type { GameFact } from './events'
import { gameStream, type Game } from './state'

const after = (...history: GameFact[]): Game => history.reduce(gameStream.evolve, gameStream.initial)
const figuresAfter = (...history: GameFact[]) => {
  const game = after(...history)
  return game.kind === 'unknown' ? undefined : game.figures
}

describe('A game knows', () => {
  it('nothing before it is scheduled', () => expect(after(scored('61–58'))).toEqual({ kind: 'unknown' }))

  it('its newest details', () =>
    expect(
      after(scheduled({ time: '15:30', location: 'Court 1' }), detailsChanged({ time: '15:30' }, { time: '16:30' })),
    ).toMatchObject({
      kind: 'active',
      id: 41,
      details: { time: '16:30', location: 'Court 1' },
    }))

  it('its newest score', () => expect(figuresAfter(scheduled(), scored('61–58'), scored('61–59'))?.score).toEqual(score('61–59')))

  it('its periods in their order, whatever order they were entered in', () =>
    expect(figuresAfter(scheduled(), periodScored('Q2 8–9'), periodScored('Q1 15–12'))?.periods).toEqual([
      period('Q1 15–12'),
      period('Q2 8–9'),
    ]))

  it('the newest points of a period', () =>
    expect(figuresAfter(scheduled(), periodScored('Q1 15–12'), periodScored('Q1 15–13'))?.periods).toEqual([period('Q1 15–13')]))

  it('its lines, a changed one at its place', () =>
    expect(
      figuresAfter(scheduled(), lineRecorded(ANA, 'PTS 12'), lineRecorded(BEN, 'PTS 4'), lineRecorded(ANA, 'PTS 14'))?.lines,
    ).toEqual([
      { player: ANA, side: 'home', line: line('PTS 14') },
      { player: BEN, side: 'home', line: line('PTS 4') },
    ]))

  it('the lines of one player on both sides apart', () =>
    expect(figuresAfter(scheduled(), lineRecorded(ANA, 'PTS 12'), lineRecorded(ANA, 'PTS 2', { side: 'away' }))?.lines).toEqual([
      { player: ANA, side: 'home', line: line('PTS 12') },
      { player: ANA, side: 'away', line: line('PTS 2') },
    ]))

  it('no line that was taken off the sheet', () =>
    expect(
      figuresAfter(
        scheduled(),
        lineRecorded(ANA, 'PTS 12'),
        lineRecorded(ANA, 'PTS 2', { side: 'away' }),
        lineRecorded(ANA, null, { was: 'PTS 12' }),
      )?.lines,
    ).toEqual([{ player: ANA, side: 'away', line: line('PTS 2') }]))
})

describe('A deleted game', () => {
  const played = figures({ score: score('61–58') })

  it('still knows what it came to', () =>
    expect(after(scheduled(), scored('61–58'), deleted(played))).toMatchObject({ kind: 'deleted', figures: played }))

  it('is what the restoring fact says', () =>
    expect(after(scheduled(), deleted(), restored(played, { time: '16:30' }))).toMatchObject({
      kind: 'active',
      details: { time: '16:30' },
      figures: played,
    }))
})

it('A game of no bracket that was corrected, deleted and restored again and again keeps no more than after the first time', () => {
  const played = figures({ score: score('61–58') })
  const once = [scored('61–59', { was: '61–58' }), scored('61–58', { was: '61–59' }), deleted(played), restored(played)]
  const bytesAfter = (times: number) => {
    const facts = [scheduled(), ...Array<GameFact[]>(times).fill(once).flat().map(byCorrection)]
    return JSON.stringify({ ...facts.reduce(gameStream.evolve, gameStream.initial), corrections: 0 }).length
  }
  expect(bytesAfter(100)).toBe(bytesAfter(1))
})

it('A game keeps its facts in a stream of its own', () => expect(gameStream.name(41)).toBe('game-41'))
