export const breadcrumbKeys = { all: ['breadcrumbs'] as const }
