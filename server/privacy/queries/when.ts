import { formatDateTime } from '@/domain/date'

/** 'YYYY-MM-DD HH:mm:ss'; '' for never. */
export const at = (instant: Date | null): string => (instant ? formatDateTime(instant.getTime()) : '')
