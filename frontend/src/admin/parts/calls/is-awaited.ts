import type { UseQueryResult } from '@tanstack/react-query'

/** Whether the first answer of a query is on its way. What is shown with it waits for that; a later look hides nothing again. */
export const isAwaited = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>): boolean =>
  isLoading && !isFetched
