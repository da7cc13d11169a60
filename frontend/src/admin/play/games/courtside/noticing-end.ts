import type { QueryClient } from '@tanstack/react-query'
import { isForbidden, isSignedOut } from '../../../../api/api-error'
import { sessionKeys } from '../../../parts/session/queries'

/** Who is signed out is asked for their password, and whose scorer link ended is told; what they tapped waits. */
export const noticingEnd = async <Answer>(client: QueryClient, call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (problem) {
    if (isSignedOut(problem) || isForbidden(problem)) void client.invalidateQueries({ queryKey: sessionKeys.all })
    throw problem
  }
}
