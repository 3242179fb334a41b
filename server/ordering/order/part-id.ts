/** Ids of an order's parts, so that rows of one statement can name each other. */
export const lineId = (orderNum: string, no: number): string => `${orderNum}-${no}`
export const deliveryId = (orderNum: string, no: number): string => `${orderNum}-P${no}`
export const visitId = (orderNum: string, no: number): string => `${orderNum}-V${no}`
