DROP INDEX "payments_state";--> statement-breakpoint
DROP INDEX "gateway_payments_merchant";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "prepay_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_ask_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "extensions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("state","next_ask_at");--> statement-breakpoint
CREATE INDEX "holds_slot" ON "holds" USING btree ("slot_row_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_payments_merchant" ON "gateway_payments" USING btree ("merchant_order");