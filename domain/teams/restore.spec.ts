import { reads } from '../history/reads.examples'
import { changed, created, deleted, given, restored, restoreTeam } from './teams.examples'

describe('A deleted team', () => {
  const gone = { ...deleted(), id: 'deletion' }

  it('is brought back as it was, and names the deletion that is taken back', () =>
    given(created('Ohana'), changed({ name: 'Ohana' }, { name: 'Dinks' }), gone)
      .when(restoreTeam)
      .then(restored('Dinks')))

  it('is brought back once', () => {
    given(created('Ohana')).when(restoreTeam).thenNothing()
    given(created('Ohana'), gone, restored('Ohana')).when(restoreTeam).thenNothing()
  })

  it('was there', () => given().when(restoreTeam).thenRefused('not-found', 'Team not found'))
})

reads([restored('Ohana'), 'brought back the team Ohana'])
