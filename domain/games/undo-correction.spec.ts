import { resultOf } from '../brackets/results'
import { reads } from '../history/reads.examples'
import { line } from '../statistics/figures.examples'
import {
  ANA,
  byCorrection,
  context,
  deleted,
  enterPeriods,
  figures,
  figuresRestored,
  given,
  lineRecorded,
  period,
  periodScored,
  reset,
  restored,
  scheduled,
  score,
  scored,
  settleAfterUndoing,
  settleGame,
  sidesChanged,
  undoCorrection,
  walkover,
} from './games.examples'
import { gameStream } from './state'

const { home: ohana, away: dinks } = context
const owls = { team: 13, entry: 23, league: 5 }
const matchup = { matchId: 'r1-0' }
const result = (text: string) => figures({ score: score(text) })
const NO_CORRECTION = 'There is no correction of this result to undo.'

describe('An undone correction', () => {
  it('gives the game the score that it had before', () =>
    given(scheduled(matchup), scored('61–58'), byCorrection(scored('58–61', { was: '61–58' })))
      .when(undoCorrection)
      .then(figuresRestored(result('61–58'), result('58–61'))))

  it('leaves the points of periods and players as they are', () =>
    given(scheduled(matchup), scored('61–58'), periodScored('Q1 15–12'), byCorrection(scored('58–61', { was: '61–58' })))
      .when(undoCorrection)
      .then(figuresRestored(result('61–58'), result('58–61'))))

  it('gives it the walk-over again that a score came instead of', () =>
    given(scheduled(matchup), walkover('home'), byCorrection(walkover(null, { was: 'home' })), byCorrection(scored('58–61')))
      .when(undoCorrection)
      .then(figuresRestored(figures({ walkover: 'home' }), result('58–61'))))

  it('is undone once', () => {
    const undone = figuresRestored(result('61–58'), result('58–61'))
    given(scheduled(matchup), scored('61–58'), byCorrection(scored('58–61', { was: '61–58' })), undone)
      .when(undoCorrection)
      .thenRefused('conflict', NO_CORRECTION)
  })

  it('is refused for a result that replaced none, and outside of brackets', () => {
    given(scheduled(matchup)).when(undoCorrection).thenRefused('conflict', NO_CORRECTION)
    given(scheduled(matchup), byCorrection(scored('61–58')))
      .when(undoCorrection)
      .thenRefused('conflict', NO_CORRECTION)
    given(scheduled(), scored('61–58'), byCorrection(scored('58–61', { was: '61–58' })))
      .when(undoCorrection)
      .thenRefused('conflict', NO_CORRECTION)
  })

  it('is refused for a deleted game', () =>
    given(scheduled(matchup), deleted()).when(undoCorrection).thenRefused('not-found', 'Game not found.'))
})

const entered = figures({
  score: score('61–58'),
  periods: [period('Q1 15–12')],
  lines: [{ player: ANA, side: 'home', line: line('PTS 12') }],
})

describe('A later game that had lost its figures to the correction', () => {
  const lost = [scheduled(matchup), scored('61–58'), periodScored('Q1 15–12'), lineRecorded(ANA, 'PTS 12')]

  it('has them again, with the teams that they are of, each on its side', () => {
    given(...lost, byCorrection(reset(entered)), sidesChanged(owls, dinks))
      .when(settleAfterUndoing(ohana, dinks))
      .then(sidesChanged(ohana, dinks, { home: owls, away: dinks }), figuresRestored(entered))
    given(...lost, byCorrection(reset(entered)), sidesChanged(dinks, ohana))
      .when(settleAfterUndoing(ohana, dinks))
      .then(sidesChanged(ohana, dinks, { home: dinks, away: ohana }), figuresRestored(entered))
  })

  it('has them again where its teams were not known meanwhile, or came back already', () =>
    given(...lost, byCorrection(reset(entered)))
      .when(settleAfterUndoing(dinks, ohana))
      .then(figuresRestored(entered)))

  it('does not get figures that are of others', () =>
    given(...lost, byCorrection(reset(entered)), sidesChanged(owls, dinks))
      .when(settleAfterUndoing(owls, dinks))
      .thenNothing())

  it('stays without them as long as the correction is not undone', () =>
    given(...lost, byCorrection(reset(entered)))
      .when(settleGame(ohana, dinks))
      .thenNothing())

  it('does not get what it lost to another correction', () =>
    given(...lost, reset(entered))
      .when(settleAfterUndoing(ohana, dinks))
      .thenNothing())

  it('keeps what was entered since', () => {
    const since = [...lost, byCorrection(reset(entered))]
    given(...since, scored('3–2'))
      .when(settleAfterUndoing(ohana, dinks))
      .thenNothing()
    given(...since, periodScored('Q1 1–0'))
      .when(settleAfterUndoing(ohana, dinks))
      .thenNothing()
  })

  it('gets them once', () =>
    given(...lost, byCorrection(reset(entered)), figuresRestored(entered))
      .when(settleAfterUndoing(ohana, dinks))
      .thenNothing())

  it('is as it was', () =>
    given(...lost, byCorrection(reset(entered)), figuresRestored(entered))
      .when(enterPeriods(['Q1', 'home', 15]))
      .thenNothing())
})

it('A game that was deleted and came back undoes what its deletion had led to', () => {
  const after = [scheduled(matchup), scored('61–58'), byCorrection(deleted(result('61–58'))), restored(result('61–58'), matchup)]
  expect(resultOf(after.reduce(gameStream.evolve, gameStream.initial))?.undone).toEqual(['correction'])
})

reads(
  [figuresRestored(result('61–58'), result('58–61')), 'undid a correction: the result is 58–61 again, not 61–58'],
  [
    figuresRestored(figures({ walkover: 'home' }), result('58–61')),
    'undid a correction: the result is a walk-over for Ohana again, not 61–58',
  ],
  [figuresRestored(entered), 'brought back what was entered for the game DINKs @ Ohana (58–61)'],
)
