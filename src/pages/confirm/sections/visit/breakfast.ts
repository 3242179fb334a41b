import { onDemand } from '@/components/ui/on-demand'

/** Kinds without a breakfast do without it. */
export const Breakfast = onDemand(() => import('./breakfast-row').then((part) => part.BreakfastRow))
