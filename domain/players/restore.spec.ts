import { reads } from '../history/reads.examples'
import { added, deleted, erased, given, restored, restorePlayer } from './players.examples'

describe('A deleted player', () => {
  const gone = { ...deleted(), id: 'deletion' }

  it('is brought back as they were, and names the deletion that is taken back', () =>
    given(added(), gone).when(restorePlayer).then(restored()))

  it('is brought back once', () => {
    given(added()).when(restorePlayer).thenNothing()
    given(added(), gone, restored()).when(restorePlayer).thenNothing()
  })

  it('whose data was erased stays away', () =>
    given(added(), gone, erased())
      .when(restorePlayer)
      .thenRefused('conflict', 'The personal data of this person was erased for good and cannot be brought back.'))

  it('was there', () => given().when(restorePlayer).thenRefused('not-found', 'Player not found'))
})

reads([restored(), 'brought back the player Ana Lee'])
