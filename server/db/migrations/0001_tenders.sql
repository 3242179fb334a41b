-- What pays beside the gateway is named: what was a gift card's stays one.
ALTER TABLE "due_gifts" RENAME TO "due_tenders";--> statement-breakpoint
ALTER TABLE "due_tenders" RENAME COLUMN "gift_no" TO "no";--> statement-breakpoint
ALTER TABLE "refund_payouts" RENAME COLUMN "gift_no" TO "tender_no";--> statement-breakpoint
ALTER TABLE "due_tenders" DROP CONSTRAINT "due_gifts_amount";--> statement-breakpoint
ALTER TABLE "refund_payouts" DROP CONSTRAINT "refund_payouts_way";--> statement-breakpoint
ALTER TABLE "due_tenders" DROP CONSTRAINT "due_gifts_due_id_dues_id_fk";--> statement-breakpoint
ALTER TABLE "due_tenders" DROP CONSTRAINT "due_gifts_gift_no_stored_values_no_fk";--> statement-breakpoint
ALTER TABLE "refund_payouts" DROP CONSTRAINT "refund_payouts_gift_no_stored_values_no_fk";--> statement-breakpoint
ALTER TABLE "due_tenders" DROP CONSTRAINT "due_gifts_due_id_gift_no_pk";--> statement-breakpoint
ALTER TABLE "due_tenders" ADD COLUMN "tender" text NOT NULL DEFAULT 'gift';--> statement-breakpoint
ALTER TABLE "due_tenders" ALTER COLUMN "tender" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD COLUMN "tender" text;--> statement-breakpoint
UPDATE "refund_payouts" SET "tender" = 'gift' WHERE "tender_no" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "due_tenders" ADD CONSTRAINT "due_tenders_due_id_tender_no_pk" PRIMARY KEY("due_id","tender","no");--> statement-breakpoint
ALTER TABLE "due_tenders" ADD CONSTRAINT "due_tenders_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_tenders" ADD CONSTRAINT "due_tenders_amount" CHECK ("due_tenders"."amount_fen" > 0);--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_way" CHECK (("refund_payouts"."payment_id" is null) <> ("refund_payouts"."tender" is null) and ("refund_payouts"."tender" is null) = ("refund_payouts"."tender_no" is null));
