/** Beginnings of keys that commands of several contexts ask for again; a context's other keys are in its `queries.ts`. */
export const breadcrumbsKey = ['breadcrumbs'] as const

/** Every list of teams and every roster. */
export const teamsKey = ['teams'] as const
