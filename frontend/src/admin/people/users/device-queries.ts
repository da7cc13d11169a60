import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { sessionKeys } from '../../parts/session/queries'

const DEVICE = '/api/auth/devices/{device}'

/** Says that a sign-in with a new device was one's own. */
export const useOwnDevice = () =>
  useCall((device: string) => api.post(`${DEVICE}/own`, {}, { path: { device } }), [sessionKeys.all])

/** Says that it was not: its sessions end. */
export const useEndDevice = () =>
  useCall((device: string) => api.delete(DEVICE, undefined, { path: { device } }), [sessionKeys.all])
