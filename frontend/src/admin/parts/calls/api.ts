import { signInAddress } from '@fullcourt/domain/pages/sign-in'
import { createApi } from '../../../api/client'
import { overTheWire } from '../../../api/read-api'

/** Staff calls: no tenant in them, they read and write the signed-in person's own organization. */
export const api = createApi(overTheWire)

/** Where to sign in, and back to this very page. */
export const loginAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  signInAddress(pathname + search + hash)
