CREATE TABLE "invoices" (
	"invoice_no" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"kind" text NOT NULL,
	"of_no" text,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"title_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"email" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_fen" > 0),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'red') = ("invoices"."of_no" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_current" ON "invoices" USING btree ("order_num") WHERE kind = 'blue' and state in ('asked', 'issued');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_red" ON "invoices" USING btree ("of_no") WHERE kind = 'red';