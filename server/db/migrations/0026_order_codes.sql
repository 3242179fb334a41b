CREATE TABLE "order_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"line_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"code" text NOT NULL,
	"holder_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_fen" integer NOT NULL,
	"org_code" text,
	"org_name" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "order_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "order_codes_state" CHECK ("order_codes"."state" in ('unused', 'taken', 'used', 'refunding', 'refunded')),
	CONSTRAINT "order_codes_paid" CHECK ("order_codes"."paid_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_codes_order" ON "order_codes" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "order_codes_expiry" ON "order_codes" USING btree ("state","expires_at");--> statement-breakpoint
-- How many codes a piece has.
UPDATE "products" SET "extra" = "extra" || jsonb_build_object('codes', CASE "product_code" WHEN 'CA3101' THEN 3 ELSE 2 END)
	WHERE "product_code" IN ('CA3101', 'CA3102') AND "kind" = 'coupon-activity';
