ALTER TABLE "product_skus" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_skus" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_skus" ADD COLUMN "remaining" integer GENERATED ALWAYS AS (greatest(0, stock - taken)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_skus" ADD COLUMN "open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "order_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "freight_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "params" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_skus" ADD CONSTRAINT "product_skus_taken" CHECK ("product_skus"."taken" >= 0);--> statement-breakpoint
UPDATE "products" SET "freight_fen" = round((extra ->> 'freight')::numeric * 100)::int WHERE extra ? 'freight';--> statement-breakpoint
-- What is sold of a product besides its examinations is a shelf of the shop.
UPDATE "products" SET "channels" = "channels" || '["goods"]'::jsonb WHERE "kind" = 'health-selection';--> statement-breakpoint
UPDATE "products" SET "order_limit" = CASE "category" WHEN 35 THEN 2 ELSE 5 END WHERE "kind" = 'health-selection';--> statement-breakpoint
-- A price that changes is a change of the shop; what orders take of the stock is none, so the trigger names its columns.
CREATE FUNCTION record_sku_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	next bigint;
BEGIN
	UPDATE "shop_stamp" SET "version" = "version" + 1 RETURNING "version" INTO next;
	INSERT INTO "shop_changes" VALUES ('product:' || coalesce(NEW."product_code", OLD."product_code"), next)
		ON CONFLICT ("part") DO UPDATE SET "version" = next;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_skus_come_or_gone" AFTER INSERT OR DELETE ON "product_skus" FOR EACH ROW EXECUTE FUNCTION record_sku_change();--> statement-breakpoint
CREATE TRIGGER "product_skus_changed" AFTER UPDATE OF "product_code", "spec", "note", "price_fen", "open", "sort" ON "product_skus" FOR EACH ROW EXECUTE FUNCTION record_sku_change();--> statement-breakpoint
CREATE TRIGGER "product_skus_truncated" AFTER TRUNCATE ON "product_skus" FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change('whole');
