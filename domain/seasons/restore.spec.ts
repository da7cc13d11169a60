import { reads } from '../history/reads.examples'
import { activated, created, deactivated, deleted, FALL, given, restored, restoreSeason, SUMMER } from './seasons.examples'

describe('A deleted season', () => {
  it('is brought back, active as it was', () =>
    given(created(SUMMER), deleted(SUMMER)).when(restoreSeason(SUMMER)).then(restored(SUMMER, true)))

  it('is brought back inactive where it was that', () =>
    given(created(SUMMER), deactivated(SUMMER), deleted(SUMMER)).when(restoreSeason(SUMMER)).then(restored(SUMMER, false)))

  it('is inactive where another season of its sport is active by now', () =>
    given(created(SUMMER), created(FALL, { active: false }), deleted(SUMMER), activated(FALL))
      .when(restoreSeason(SUMMER))
      .then(restored(SUMMER, false)))

  it('is brought back once', () =>
    given(created(SUMMER), deleted(SUMMER), restored(SUMMER, true)).when(restoreSeason(SUMMER)).thenNothing())

  it('was there', () => given().when(restoreSeason(SUMMER)).thenRefused('not-found', 'Season not found'))
})

reads(
  [restored(SUMMER, true), 'brought back the active season Summer'],
  [restored(SUMMER, false), 'brought back the season Summer'],
)
