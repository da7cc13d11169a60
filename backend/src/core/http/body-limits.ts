import { RouteSetting } from './route-setting'

const KILOBYTE = 1024

/** The largest body that a call takes: its bytes, and the members of objects and elements of lists in it, at every depth together. */
export type BodyLimits = { readonly bytes: number; readonly values: number }

/** Of a call that declares none, and of an address that is no call: a thing that was answered may be sent back whole, with the names of what belongs to it. */
export const USUAL_LIMITS: BodyLimits = { bytes: 64 * KILOBYTE, values: 2_000 }

/** Under what the configuration of a route holds its limits. */
const BODY = 'fullcourt:body'

/** Declares the largest body that a call takes, where it takes more or less than most. */
export const TakesBody = ({ kilobytes, values }: { readonly kilobytes: number; readonly values: number }) =>
  RouteSetting({ [BODY]: { bytes: kilobytes * KILOBYTE, values } })

/** The limits of a route, from its configuration. */
export const bodyLimitsOf = (config: object | undefined): BodyLimits =>
  (config as { readonly [BODY]?: BodyLimits } | undefined)?.[BODY] ?? USUAL_LIMITS
