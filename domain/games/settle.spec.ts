import { reads } from '../history/reads.examples'
import { line } from '../statistics/figures.examples'
import {
  ANA,
  context,
  deleted,
  figures,
  given,
  lineRecorded,
  period,
  periodScored,
  reset,
  scheduled,
  score,
  scored,
  settleGame,
  sidesChanged,
  walkover,
} from './games.examples'

const { home: ohana, away: dinks } = context
const owls = { team: 13, entry: 23, league: 5 }
const bulls = { team: 14, entry: 24, league: 5 }
const matchup = { matchId: 'r2-0' }

describe('A game of a bracket', () => {
  it('of the teams that are to play it stays as it is, whoever is at home', () => {
    given(scheduled(matchup), scored('61–58')).when(settleGame(ohana, dinks)).thenNothing()
    given(scheduled(matchup), scored('61–58')).when(settleGame(dinks, ohana)).thenNothing()
  })

  it('is played by another team, and the one that stays keeps its side', () => {
    given(scheduled(matchup)).when(settleGame(owls, ohana)).then(sidesChanged(ohana, owls))
    given(scheduled(matchup)).when(settleGame(dinks, owls)).then(sidesChanged(owls, dinks))
  })

  it('is played by two others, of whom the first is at home', () =>
    given(scheduled(matchup)).when(settleGame(owls, bulls)).then(sidesChanged(owls, bulls)))

  it('loses what was entered for others, who are named in the history', () => {
    const entered = figures({
      score: score('61–58'),
      periods: [period('Q1 15–12')],
      lines: [{ player: ANA, side: 'home', line: line('PTS 12') }],
    })
    given(scheduled(matchup), scored('61–58'), periodScored('Q1 15–12'), lineRecorded(ANA, 'PTS 12'))
      .when(settleGame(ohana, owls))
      .then(reset(entered), sidesChanged(ohana, owls))
    given(scheduled(matchup), walkover('home'))
      .when(settleGame(ohana, owls))
      .then(reset(figures({ walkover: 'home' })), sidesChanged(ohana, owls))
  })

  it('keeps its teams while it is not known who comes, and nothing that was entered', () => {
    given(scheduled(matchup)).when(settleGame()).thenNothing()
    given(scheduled(matchup), scored('61–58'))
      .when(settleGame())
      .then(reset(figures({ score: score('61–58') })))
  })

  it('that was reset is without figures', () =>
    given(scheduled(matchup), scored('61–58'), reset(figures({ score: score('61–58') })))
      .when(settleGame(ohana, owls))
      .then(sidesChanged(ohana, owls)))

  it('that is deleted stays deleted', () =>
    given(scheduled(matchup), deleted()).when(settleGame(ohana, owls)).thenRefused('not-found', 'Game not found.'))
})

reads([
  reset(figures({ score: score('61–58') })),
  'took the figures out of the game DINKs @ Ohana (58–61): other teams are to play it',
])
