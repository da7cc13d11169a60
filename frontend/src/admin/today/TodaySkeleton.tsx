import { Skeleton } from '../../ui/Skeleton'

/** As high as an evening of games, so that nothing moves when they are there. */
export const TodaySkeleton = () => <Skeleton />
