ALTER TABLE "coupons" ADD COLUMN "claim_channels" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claim_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claim_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claim_stock" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claim_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_claim_stock" CHECK ("coupons"."claim_stock" >= 0);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_claim_taken" CHECK ("coupons"."claim_taken" >= 0);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_claim_window" CHECK ("coupons"."claim_from" < "coupons"."claim_until");