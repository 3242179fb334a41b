import type { CardRow } from './own-card'

/** How many of the family can be named: as many as there are uses for them. */
export const familyShare = ({ rights }: Pick<CardRow, 'rights'>): number =>
  rights.reduce(
    (sum, { relations, withdrawnAt, granted }) =>
      relations.length > 0 && withdrawnAt === null ? sum + granted : sum,
    0
  )
