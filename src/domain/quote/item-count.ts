/**
 * How many check items a base package has: each item once, whether both persons of a couple's product get it or only
 * one of them. Cards, detail, booking, add-ons, quote and order tell this number.
 */
export const baseItemCount = (itemCodes: readonly string[]): number => new Set(itemCodes).size
