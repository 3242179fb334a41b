CREATE TABLE "goods_prizes" (
	"draw_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"product_code" text NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "goods_prizes_taken" CHECK ("goods_prizes"."taken" in (0, 1) and ("goods_prizes"."lapsed_at" is null or "goods_prizes"."taken" = 0))
);
--> statement-breakpoint
ALTER TABLE "draw_prizes" ADD COLUMN "product_code" text;--> statement-breakpoint
ALTER TABLE "draw_prizes" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "draw_tables" ADD COLUMN "product_code" text;--> statement-breakpoint
ALTER TABLE "draw_tables" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "goods_prizes" ADD CONSTRAINT "goods_prizes_draw_id_draws_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("draw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prizes" ADD CONSTRAINT "goods_prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prizes" ADD CONSTRAINT "goods_prizes_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_prizes_user" ON "goods_prizes" USING btree ("user_id","product_code");--> statement-breakpoint
CREATE INDEX "goods_prizes_waiting" ON "goods_prizes" USING btree ("ends_at") WHERE taken = 0 and lapsed_at is null;--> statement-breakpoint
ALTER TABLE "draw_prizes" ADD CONSTRAINT "draw_prizes_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;