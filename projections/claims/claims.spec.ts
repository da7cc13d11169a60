import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { ClaimKind } from '@fullcourt/domain/claims/events'
import { specification } from '../testing/specification'
import { claimId, claims } from './claims'

const given = specification(claims)
const claimed = (claim: ClaimKind, holder: number): AnyFact => ({ type: 'Claimed', data: { claim, key: '2f0c', holder } })

it('A claim names its holder', () => given(claimed('slug', 7)).then(claimId('slug', '2f0c'), { holder: 7 }))

it('A claim that was taken over names the new holder', () =>
  given(claimed('slug', 7), claimed('slug', 8)).then(claimId('slug', '2f0c'), { holder: 8 }))

it('The same value is claimed apart as slug, domain and username', () =>
  given(claimed('slug', 7), claimed('username', 3)).thenIds(claimId('slug', '2f0c'), claimId('username', '2f0c')))
