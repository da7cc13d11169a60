import { SetMetadata } from '@nestjs/common'

/** Marks a route by `WithoutSecondFactor`. */
export const WITHOUT_SECOND_FACTOR = 'fullcourt:without-second-factor'

/** A call that somebody may make whose organization needs two factors, and who has set none yet: one by which they set it. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true)
