-- What convinces: measures and steps of goods, pictures, licence and the way in of branches, and what people said of them.
ALTER TABLE "product_skus" ADD COLUMN "range" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measure" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "guide" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "arrival" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "reviews" jsonb;--> statement-breakpoint
DROP TRIGGER "product_skus_changed" ON "product_skus";--> statement-breakpoint
CREATE TRIGGER "product_skus_changed" AFTER UPDATE OF "product_code", "spec", "note", "range", "price_fen", "open", "sort" ON "product_skus" FOR EACH ROW EXECUTE FUNCTION record_sku_change();
