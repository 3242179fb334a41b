/** Ids of an order's parts, so that rows of one statement can name each other; by them lines are in their order. */
export const lineId = (orderNum: string, no: number): string => `${orderNum}-${String(no).padStart(2, '0')}`
export const deliveryId = (orderNum: string, no: number): string => `${orderNum}-P${no}`
export const changeId = (orderNum: string, no: number): string => `${orderNum}-C${no}`
export const codeId = (line: string, no: number): string => `${line}-K${String(no).padStart(2, '0')}`
export const visitId = (orderNum: string, no: number): string => `${orderNum}-V${no}`
export const reportId = (orderNum: string, no: number): string => `${orderNum}-R${no}`
