import { ResponseCache } from '../public/response-cache/response-cache'
import { CountedReads } from '../storage/documents/counted-reads'
import { SharedValues } from '../storage/documents/shared-values'
import type { Product } from './product'

/** An answer that is made of nothing that is cached, with how many documents it looks at. */
export const lookingAtDocuments = async <Answer>(
  { application: { app } }: Product,
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly looked: number }> => {
  app.get(ResponseCache).forget(['*'])
  app.get(SharedValues).forget(['*'])
  const reads = app.get(CountedReads)
  const before = reads.documents
  const answer = await ask()
  return { answer, looked: reads.documents - before }
}
