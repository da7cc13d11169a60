import type { ObstacleAnswer } from '../../../api/schema'
import { thingAddress } from '../changes/thing-address'

/** Leads to the thing that an obstacle is about; undefined where it is about none, or about one that has no page. */
export const obstacleLink = ({ thing }: ObstacleAnswer, organization: number) => {
  const to = thing && thingAddress({ ...thing, gone: false }, organization)
  return thing && to ? { to, name: thing.name } : undefined
}
