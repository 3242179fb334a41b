CREATE TABLE "customs_declarations" (
	"order_num" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customs_years" (
	"person_hash" text NOT NULL,
	"year" integer NOT NULL,
	"key" text GENERATED ALWAYS AS (person_hash || ':' || year::text) STORED NOT NULL,
	"taken_fen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customs_years_person_hash_year_pk" PRIMARY KEY("person_hash","year"),
	CONSTRAINT "customs_years_key_unique" UNIQUE("key"),
	CONSTRAINT "customs_years_taken" CHECK ("customs_years"."taken_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"visit_id" text,
	"kit_code" text,
	"consent_id" text,
	"state" integer NOT NULL,
	CONSTRAINT "order_reports_kit_code_unique" UNIQUE("kit_code")
);
--> statement-breakpoint
ALTER TABLE "customs_declarations" ADD CONSTRAINT "customs_declarations_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_visit_id_order_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."order_visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reports_order" ON "order_reports" USING btree ("order_num");--> statement-breakpoint
-- A kit is bought by pieces like goods.
INSERT INTO "product_skus" ("sku_id", "product_code", "spec", "note", "price_fen", "stock")
	SELECT "product_code" || '-1', "product_code", '采样盒', '', "sale_price_fen", 300 FROM "products" p
	WHERE "kind" = 'gene-home' AND NOT EXISTS (SELECT 1 FROM "product_skus" s WHERE s."product_code" = p."product_code");
