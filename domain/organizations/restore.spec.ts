import { reads } from '../history/reads.examples'
import { created, deleted, given, restored, restoreOrganization } from './organizations.examples'

describe('A deleted organization', () => {
  it('is brought back with everything in it', () => given(created(), deleted()).when(restoreOrganization).then(restored()))

  it('is brought back once', () => {
    given(created()).when(restoreOrganization).thenNothing()
    given(created(), deleted(), restored()).when(restoreOrganization).thenNothing()
  })

  it('was there', () => given().when(restoreOrganization).thenRefused('not-found', 'Organization not found'))
})

reads([restored(), 'brought back the organization Harbour'])
